import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BuildingIcon, ClanEmblem, FlowerIcon, MasteryIcon, ResourceIcon, ShipIcon } from '../board/art';
import { MASTERIES, PATRONS } from '../rules';
import { CustomerList } from './CustomerList';
import { Glossary } from './Glossary';
import { Point, Points, Section } from './parts';
import { RolesTable } from './RolesTable';
import { TileAnatomy } from './TileAnatomy';
import './learn.css';

const SECTIONS = [
  'idea',
  'turn',
  'build',
  'sail',
  'deliver',
  'influence',
  'masteries',
  'limits',
  'eras',
  'scoring',
  'patrons',
  'glossary',
] as const;

/** Jumps to a section without touching the address, which names the page. */
function jump(section: string): void {
  const heading = document.getElementById(`learn-${section}`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function TrackRewards() {
  const { t } = useTranslation(['river-learn', 'river-terms']);
  const rewards: readonly (readonly [number, ReactNode, string])[] = [
    [2, <ResourceIcon key="good" kind="anyGood" />, t('river-learn:influence.trackGood')],
    [5, <ResourceIcon key="koku" kind="koku" amount={2} />, t('river-terms:amount.koku', { count: 2 })],
    [9, <ResourceIcon key="favor" kind="favor" />, t('river-terms:amount.favor', { count: 1 })],
    [11, <FlowerIcon key="flower" />, t('river-learn:influence.flower')],
    [
      13,
      <ResourceIcon key="points" kind="points" amount={3} />,
      t('river-terms:amount.points', { count: 3 }),
    ],
    [
      18,
      <span key="last">
        <ResourceIcon kind="points" amount={3} /> <ResourceIcon kind="anyGood" />
      </span>,
      `${t('river-terms:amount.points', { count: 3 })} + ${t('river-terms:amount.anyGood', { count: 1 })}`,
    ],
  ];
  return (
    <ul className="learn-track">
      {rewards.map(([step, icon, words]) => (
        <li key={step}>
          <b>{t('river-learn:influence.step', { step })}</b> {icon} <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

/** The rules in our own words, with the pictures that stand on the table. */
export function Rules() {
  const { t } = useTranslation(['river-learn', 'river-terms']);
  return (
    <>
      <nav className="learn-contents" aria-label={t('river-learn:contents')}>
        {SECTIONS.map((section) => (
          <button key={section} type="button" onClick={() => jump(section)}>
            {t(`river-learn:${section}.title`)}
          </button>
        ))}
      </nav>

      <Section name="idea" title={t('river-learn:idea.title')}>
        <p>{t('river-learn:idea.text')}</p>
        <p>{t('river-learn:idea.cycle')}</p>
      </Section>

      <Section name="turn" title={t('river-learn:turn.title')}>
        <p>{t('river-learn:turn.text')}</p>
        <Points ordered>
          <Point icon={<ResourceIcon kind="favor" />}>{t('river-learn:turn.favor')}</Point>
          <Point icon={<ShipIcon clan="crane" />}>{t('river-learn:turn.action')}</Point>
          <Point icon={<MasteryIcon mastery="void" />}>{t('river-learn:turn.masteries')}</Point>
          <Point icon={<ResourceIcon kind="journey" />}>{t('river-learn:turn.roll')}</Point>
        </Points>
        <p className="learn-note">{t('river-learn:turn.faces')}</p>
      </Section>

      <Section name="build" title={t('river-learn:build.title')}>
        <Points>
          <Point icon={<ResourceIcon kind="koku" />}>{t('river-learn:build.space')}</Point>
          <Point icon={<BuildingIcon type="manor" />}>{t('river-learn:build.tile')}</Point>
          <Point icon={<ClanEmblem clan="crab" />}>{t('river-learn:build.marker')}</Point>
        </Points>
        <TileAnatomy />
      </Section>

      <Section name="sail" title={t('river-learn:sail.title')}>
        <Points>
          <Point icon={<ShipIcon clan="mantis" />}>{t('river-learn:sail.move')}</Point>
          <Point icon={<BuildingIcon type="port" />}>{t('river-learn:sail.visit')}</Point>
          <Point icon={<ClanEmblem clan="scorpion" />}>{t('river-learn:sail.owners')}</Point>
          <Point icon={<ResourceIcon kind="journey" />}>{t('river-learn:sail.journey')}</Point>
        </Points>
      </Section>

      <Section name="deliver" title={t('river-learn:deliver.title')}>
        <Points>
          <Point icon={<ResourceIcon kind="silk" />}>{t('river-learn:deliver.choose')}</Point>
          <Point icon={<ResourceIcon kind="influence" />}>{t('river-learn:deliver.gain')}</Point>
          <Point icon={<ResourceIcon kind="draw" />}>{t('river-learn:deliver.draw')}</Point>
        </Points>
        <RolesTable />
        <CustomerList />
      </Section>

      <Section name="influence" title={t('river-learn:influence.title')}>
        <p>{t('river-learn:influence.text')}</p>
        <TrackRewards />
        <p>{t('river-learn:influence.scoring')}</p>
      </Section>

      <Section name="masteries" title={t('river-learn:masteries.title')}>
        <p>{t('river-learn:masteries.text')}</p>
        <Points>
          {MASTERIES.map((mastery) => (
            <Point key={mastery} icon={<MasteryIcon mastery={mastery} />}>
              <b>{t(`river-terms:mastery.${mastery}`)}</b> — {t(`river-terms:masteryNeeds.${mastery}`)}
            </Point>
          ))}
        </Points>
      </Section>

      <Section name="limits" title={t('river-learn:limits.title')}>
        <Points>
          <Point icon={<ResourceIcon kind="anyGood" />}>{t('river-learn:limits.trade')}</Point>
          <Point icon={<ResourceIcon kind="koku" />}>{t('river-learn:limits.limit')}</Point>
          <Point icon={<ResourceIcon kind="favorLimit" />}>{t('river-learn:limits.moon')}</Point>
          <Point icon={<ResourceIcon kind="anyGood" />}>{t('river-learn:limits.waits')}</Point>
        </Points>
      </Section>

      <Section name="eras" title={t('river-learn:eras.title')}>
        <p>{t('river-learn:eras.row')}</p>
        <p>{t('river-learn:eras.visit')}</p>
        <p>{t('river-learn:eras.end')}</p>
      </Section>

      <Section name="scoring" title={t('river-learn:scoring.title')}>
        <Points>
          <Point icon={<ResourceIcon kind="influence" />}>
            {t('river-learn:scoring.regions')} {t('river-learn:scoring.two')}
          </Point>
          <Point icon={<ResourceIcon kind="draw" />}>{t('river-learn:scoring.customers')}</Point>
          <Point icon={<ResourceIcon kind="points" />}>{t('river-learn:scoring.abilities')}</Point>
          <Point icon={<ResourceIcon kind="favor" />}>{t('river-learn:scoring.tie')}</Point>
        </Points>
      </Section>

      <Section name="patrons" title={t('river-learn:patrons.title')}>
        <p>{t('river-learn:patrons.text')}</p>
        <Points>
          {PATRONS.map(({ id, clan, name }) => (
            <Point key={id} icon={<ClanEmblem clan={clan} />}>
              <b>{name}</b>, {t(`river-terms:patronTitle.${id}`)} ({t(`river-terms:clan.${clan}`)}).{' '}
              {t(`river-terms:patronAbility.${id}`)}.
            </Point>
          ))}
        </Points>
      </Section>

      <Section name="glossary" title={t('river-learn:glossary.title')}>
        <Glossary />
      </Section>
    </>
  );
}
