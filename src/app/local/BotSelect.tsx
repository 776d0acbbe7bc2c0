import { useTranslation } from 'react-i18next';
import type { GameCard } from '../../games/contract';
import { Select } from '../../ui/Select';
import { useCardWords } from '../registry';

const PERSON = 'person';

interface Props {
  /** For the label. */
  readonly id: string;
  readonly card: GameCard;
  /** A bot's level, or null for a person. */
  readonly value: string | null;
  readonly onChange: (bot: string | null) => void;
}

/** Who plays on a seat: a person or one of the game's bots. */
export function BotSelect({ id, card, value, onChange }: Props) {
  const { t } = useTranslation('app');
  const { bots } = useCardWords(card);
  return (
    <Select
      id={id}
      value={value ?? PERSON}
      onChange={(chosen) => onChange(chosen === PERSON ? null : chosen)}
    >
      <option value={PERSON}>{t('seat.person')}</option>
      {card.botLevels.map((level) => (
        <option key={level} value={level}>
          {t('seat.bot', { level: bots[level]?.name ?? level })}
        </option>
      ))}
    </Select>
  );
}
