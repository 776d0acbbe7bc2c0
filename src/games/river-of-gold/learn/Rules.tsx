import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchableSections, type TextRule, type TextSection } from '../../../ui/SearchableSections';
import { BuildingIcon, ClanEmblem, FlowerIcon, MasteryIcon, ResourceIcon, ShipIcon } from '../board/art';
import { BUILDING_TYPES, MASTERIES, PATRONS } from '../rules';
import { AnnotatedBoard, ScoredRegion, TouchedSpaces } from './Figures';
import { TileAnatomy } from './TileAnatomy';
import { customerTables, exampleTable, rolesTable, type Say } from './tables';
import './learn.css';

const RESOURCES = [
  'koku',
  'silk',
  'rice',
  'porcelain',
  'anyGood',
  'favor',
  'favorLimit',
  'points',
  'influence',
  'journey',
  'draw',
] as const;

/** One sentence of the rules beside the picture that stands for it on the table. */
const point = (icon: ReactNode, text: string, name?: string): TextRule => ({ icon, text, name });
const plain = (text: string): TextRule => ({ text });

/** The rewards of an influence track, step by step. */
function trackRewards(t: Say): readonly TextRule[] {
  const step = (number: number) => t('river-learn:influence.step', { step: number });
  const three = t('river-terms:amount.points', { count: 3 });
  return [
    point(<ResourceIcon kind="anyGood" />, t('river-learn:influence.trackGood'), step(2)),
    point(<ResourceIcon kind="koku" amount={2} />, t('river-terms:amount.koku', { count: 2 }), step(5)),
    point(<ResourceIcon kind="favor" />, t('river-terms:amount.favor', { count: 1 }), step(9)),
    point(<FlowerIcon />, t('river-learn:influence.flower'), step(11)),
    point(<ResourceIcon kind="points" amount={3} />, three, step(13)),
    point(
      <ResourceIcon kind="points" amount={3} />,
      `${three} + ${t('river-terms:amount.anyGood', { count: 1 })}`,
      step(18),
    ),
  ];
}

function glossary(t: Say): readonly TextRule[] {
  return [
    ...RESOURCES.map((kind) =>
      point(
        <ResourceIcon kind={kind} />,
        t(`river-learn:glossary.${kind}`),
        `${t(`river-terms:resource.${kind}`)}:`,
      ),
    ),
    ...BUILDING_TYPES.map((type) =>
      point(
        <BuildingIcon type={type} />,
        t(`river-learn:glossary.${type}`),
        `${t(`river-terms:building.${type}`)}:`,
      ),
    ),
    point(
      <ShipIcon clan="crane" royal />,
      t('river-learn:glossary.royalShip'),
      `${t('river-terms:thing.royalShip')}:`,
    ),
    point(<FlowerIcon />, t('river-learn:glossary.flower'), `${t('river-terms:thing.imperialFlower')}:`),
  ];
}

type Part = Pick<TextSection, 'rules'> & Partial<Pick<TextSection, 'tables' | 'figures'>>;

/** Every section in its order. */
function partsOf(t: Say) {
  return {
    idea: {
      rules: [plain(t('river-learn:idea.text')), plain(t('river-learn:idea.cycle'))],
      figures: <AnnotatedBoard />,
    },
    turn: {
      rules: [
        plain(t('river-learn:turn.text')),
        point(<ResourceIcon kind="favor" />, t('river-learn:turn.favor'), '1.'),
        point(<ShipIcon clan="crane" />, t('river-learn:turn.action'), '2.'),
        point(<MasteryIcon mastery="void" />, t('river-learn:turn.masteries'), '3.'),
        point(<ResourceIcon kind="journey" />, t('river-learn:turn.roll'), '4.'),
        plain(t('river-learn:turn.faces')),
      ],
    },
    build: {
      rules: [
        point(<ResourceIcon kind="koku" />, t('river-learn:build.space')),
        point(<BuildingIcon type="manor" />, t('river-learn:build.tile')),
        point(<ClanEmblem clan="crab" />, t('river-learn:build.marker')),
      ],
      figures: <TileAnatomy />,
    },
    sail: {
      rules: [
        point(<ShipIcon clan="mantis" />, t('river-learn:sail.move')),
        point(<BuildingIcon type="port" />, t('river-learn:sail.visit')),
        point(<ClanEmblem clan="scorpion" />, t('river-learn:sail.owners')),
        point(<ResourceIcon kind="journey" />, t('river-learn:sail.journey')),
      ],
      figures: <TouchedSpaces />,
    },
    deliver: {
      rules: [
        point(<ResourceIcon kind="silk" />, t('river-learn:deliver.choose')),
        point(<ResourceIcon kind="influence" />, t('river-learn:deliver.gain')),
        point(<ResourceIcon kind="draw" />, t('river-learn:deliver.draw')),
      ],
      tables: [rolesTable(t), ...customerTables(t)],
    },
    influence: {
      rules: [
        plain(t('river-learn:influence.text')),
        ...trackRewards(t),
        plain(t('river-learn:influence.scoring')),
      ],
    },
    masteries: {
      rules: [
        plain(t('river-learn:masteries.text')),
        ...MASTERIES.map((mastery) =>
          point(
            <MasteryIcon mastery={mastery} />,
            t(`river-terms:masteryNeeds.${mastery}`),
            `${t(`river-terms:mastery.${mastery}`)}:`,
          ),
        ),
      ],
    },
    limits: {
      rules: [
        point(<ResourceIcon kind="anyGood" />, t('river-learn:limits.trade')),
        point(<ResourceIcon kind="koku" />, t('river-learn:limits.limit')),
        point(<ResourceIcon kind="favorLimit" />, t('river-learn:limits.moon')),
        point(<ResourceIcon kind="anyGood" />, t('river-learn:limits.waits')),
      ],
    },
    eras: {
      rules: [
        plain(t('river-learn:eras.row')),
        plain(t('river-learn:eras.visit')),
        plain(t('river-learn:eras.end')),
      ],
    },
    scoring: {
      rules: [
        point(
          <ResourceIcon kind="influence" />,
          `${t('river-learn:scoring.regions')} ${t('river-learn:scoring.two')}`,
        ),
        point(<ResourceIcon kind="draw" />, t('river-learn:scoring.customers')),
        point(<ResourceIcon kind="points" />, t('river-learn:scoring.abilities')),
        point(<ResourceIcon kind="favor" />, t('river-learn:scoring.tie')),
      ],
      tables: [exampleTable(t)],
      figures: <ScoredRegion />,
    },
    patrons: {
      rules: [
        plain(t('river-learn:patrons.text')),
        ...PATRONS.map(({ id, clan, name }) =>
          point(
            <ClanEmblem clan={clan} />,
            `${t(`river-terms:patronTitle.${id}`)} (${t(`river-terms:clan.${clan}`)}). ${t(`river-terms:patronAbility.${id}`)}.`,
            `${name},`,
          ),
        ),
      ],
    },
    glossary: { rules: glossary(t) },
  } satisfies Record<string, Part>;
}

/** The rules in our own words, with the pictures that stand on the table, drawings and a search. */
export function Rules() {
  const { t, i18n } = useTranslation(['river-learn', 'river-terms', 'river-table']);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language
  const sections = useMemo((): readonly TextSection[] => {
    const parts = partsOf(t);
    const ids = Object.keys(parts) as (keyof typeof parts)[];
    return ids.map((id) => ({ id, title: t(`river-learn:${id}.title`), tables: [], ...parts[id] }));
  }, [i18n.language]);
  return (
    <SearchableSections
      sections={sections}
      words={{
        label: t('river-learn:search.label'),
        placeholder: t('river-learn:search.placeholder'),
        clear: t('river-learn:search.clear'),
        contents: t('river-learn:contents'),
        found: (count) => t('river-learn:search.found', { count }),
        nothing: (query) => t('river-learn:search.nothing', { query }),
      }}
    />
  );
}
