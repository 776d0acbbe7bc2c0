import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MASTERIES, PATRONS } from '../../games/river-of-gold';
import {
  BuildingIcon,
  ClanEmblem,
  FlowerIcon,
  MasteryIcon,
  ResourceIcon,
  ShipIcon,
} from '../../games/river-of-gold/board/art';
import { href } from '../routes';
import { Shell } from '../Shell';
import { CustomerList } from './CustomerList';
import { Glossary } from './Glossary';
import { Point, Points, Section } from './parts';
import { RolesTable } from './RolesTable';
import { TileAnatomy } from './TileAnatomy';

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
  const { t } = useTranslation(['learn', 'terms']);
  const rewards: readonly (readonly [number, ReactNode, string])[] = [
    [2, <ResourceIcon key="good" kind="anyGood" />, t('learn:influence.trackGood')],
    [5, <ResourceIcon key="koku" kind="koku" amount={2} />, t('terms:amount.koku', { count: 2 })],
    [9, <ResourceIcon key="favor" kind="favor" />, t('terms:amount.favor', { count: 1 })],
    [11, <FlowerIcon key="flower" />, t('learn:influence.flower')],
    [13, <ResourceIcon key="points" kind="points" amount={3} />, t('terms:amount.points', { count: 3 })],
    [
      18,
      <span key="last">
        <ResourceIcon kind="points" amount={3} /> <ResourceIcon kind="anyGood" />
      </span>,
      `${t('terms:amount.points', { count: 3 })} + ${t('terms:amount.anyGood', { count: 1 })}`,
    ],
  ];
  return (
    <ul className="learn-track">
      {rewards.map(([step, icon, words]) => (
        <li key={step}>
          <b>{t('learn:influence.step', { step })}</b> {icon} <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

/** The rules in our own words, with the pictures that stand on the table. */
export function LearnPage() {
  const { t } = useTranslation(['learn', 'terms']);
  return (
    <Shell>
      <h1>{t('learn:title')}</h1>
      <p className="app-lead">{t('learn:lead')}</p>
      <section className="app-card learn-guided" aria-label={t('learn:guided.title')}>
        <div>
          <h2>{t('learn:guided.title')}</h2>
          <p>{t('learn:guided.text')}</p>
        </div>
        <a className="app-button app-primary app-large" href={href({ page: 'firstTurn' })}>
          {t('learn:guided.begin')}
        </a>
      </section>
      <nav className="learn-contents" aria-label={t('learn:contents')}>
        {SECTIONS.map((section) => (
          <button key={section} type="button" onClick={() => jump(section)}>
            {t(`learn:${section}.title`)}
          </button>
        ))}
      </nav>

      <Section name="idea" title={t('learn:idea.title')}>
        <p>{t('learn:idea.text')}</p>
        <p>{t('learn:idea.cycle')}</p>
      </Section>

      <Section name="turn" title={t('learn:turn.title')}>
        <p>{t('learn:turn.text')}</p>
        <Points ordered>
          <Point icon={<ResourceIcon kind="favor" />}>{t('learn:turn.favor')}</Point>
          <Point icon={<ShipIcon clan="crane" />}>{t('learn:turn.action')}</Point>
          <Point icon={<MasteryIcon mastery="void" />}>{t('learn:turn.masteries')}</Point>
          <Point icon={<ResourceIcon kind="journey" />}>{t('learn:turn.roll')}</Point>
        </Points>
        <p className="learn-note">{t('learn:turn.faces')}</p>
      </Section>

      <Section name="build" title={t('learn:build.title')}>
        <Points>
          <Point icon={<ResourceIcon kind="koku" />}>{t('learn:build.space')}</Point>
          <Point icon={<BuildingIcon type="manor" />}>{t('learn:build.tile')}</Point>
          <Point icon={<ClanEmblem clan="crab" />}>{t('learn:build.marker')}</Point>
        </Points>
        <TileAnatomy />
      </Section>

      <Section name="sail" title={t('learn:sail.title')}>
        <Points>
          <Point icon={<ShipIcon clan="mantis" />}>{t('learn:sail.move')}</Point>
          <Point icon={<BuildingIcon type="port" />}>{t('learn:sail.visit')}</Point>
          <Point icon={<ClanEmblem clan="scorpion" />}>{t('learn:sail.owners')}</Point>
          <Point icon={<ResourceIcon kind="journey" />}>{t('learn:sail.journey')}</Point>
        </Points>
      </Section>

      <Section name="deliver" title={t('learn:deliver.title')}>
        <Points>
          <Point icon={<ResourceIcon kind="silk" />}>{t('learn:deliver.choose')}</Point>
          <Point icon={<ResourceIcon kind="influence" />}>{t('learn:deliver.gain')}</Point>
          <Point icon={<ResourceIcon kind="draw" />}>{t('learn:deliver.draw')}</Point>
        </Points>
        <RolesTable />
        <CustomerList />
      </Section>

      <Section name="influence" title={t('learn:influence.title')}>
        <p>{t('learn:influence.text')}</p>
        <TrackRewards />
        <p>{t('learn:influence.scoring')}</p>
      </Section>

      <Section name="masteries" title={t('learn:masteries.title')}>
        <p>{t('learn:masteries.text')}</p>
        <Points>
          {MASTERIES.map((mastery) => (
            <Point key={mastery} icon={<MasteryIcon mastery={mastery} />}>
              <b>{t(`terms:mastery.${mastery}`)}</b> — {t(`terms:masteryNeeds.${mastery}`)}
            </Point>
          ))}
        </Points>
      </Section>

      <Section name="limits" title={t('learn:limits.title')}>
        <Points>
          <Point icon={<ResourceIcon kind="anyGood" />}>{t('learn:limits.trade')}</Point>
          <Point icon={<ResourceIcon kind="koku" />}>{t('learn:limits.limit')}</Point>
          <Point icon={<ResourceIcon kind="favorLimit" />}>{t('learn:limits.moon')}</Point>
        </Points>
      </Section>

      <Section name="eras" title={t('learn:eras.title')}>
        <p>{t('learn:eras.row')}</p>
        <p>{t('learn:eras.visit')}</p>
        <p>{t('learn:eras.end')}</p>
      </Section>

      <Section name="scoring" title={t('learn:scoring.title')}>
        <Points>
          <Point icon={<ResourceIcon kind="influence" />}>
            {t('learn:scoring.regions')} {t('learn:scoring.two')}
          </Point>
          <Point icon={<ResourceIcon kind="draw" />}>{t('learn:scoring.customers')}</Point>
          <Point icon={<ResourceIcon kind="points" />}>{t('learn:scoring.abilities')}</Point>
          <Point icon={<ResourceIcon kind="favor" />}>{t('learn:scoring.tie')}</Point>
        </Points>
      </Section>

      <Section name="patrons" title={t('learn:patrons.title')}>
        <p>{t('learn:patrons.text')}</p>
        <Points>
          {PATRONS.map(({ id, clan, name }) => (
            <Point key={id} icon={<ClanEmblem clan={clan} />}>
              <b>{name}</b>, {t(`terms:patronTitle.${id}`)} ({t(`terms:clan.${clan}`)}).{' '}
              {t(`terms:patronAbility.${id}`)}.
            </Point>
          ))}
        </Points>
      </Section>

      <Section name="glossary" title={t('learn:glossary.title')}>
        <Glossary />
      </Section>
    </Shell>
  );
}
