import { FACES } from '../../rules';
import { RegionIcon, ResourceIcon } from '../art';
import type { TablePlay } from '../model/plan-rules';

/** The six faces: turning the die before the action, or setting it instead of rolling, each with its price. */
export function Faces({ play }: { play: TablePlay }) {
  const { state, viewer, words, picking, plans } = play;
  const { t } = words;
  const player = viewer === null ? undefined : state.players[viewer];
  if (!player || !plans.some((plan) => plan.kind === 'turnDie' || plan.kind === 'setDie')) return null;
  const setting = state.step === 'afterAction';
  return (
    <fieldset className="rg-faces">
      <legend>{setting ? t('river-table:do.setDie') : t('river-table:do.dieFaces')}</legend>
      {FACES.map((face) => {
        const key = `face-${face}` as const;
        const now = !setting && player.die === face;
        // The price stays in sight while something else is being put together: the face can still be picked.
        const plan = plans.find(({ parts }) => parts.includes(key));
        const price = setting ? 1 : (plan?.price ?? 0);
        const look = plan && picking.look(key) !== 'selected' ? 'possible' : picking.look(key);
        return (
          <button
            key={face}
            type="button"
            className="rg-face"
            data-look={look}
            data-at={key}
            data-ask={key}
            aria-pressed={now || look === 'selected'}
            aria-disabled={look === 'idle'}
            aria-label={
              now ? t('river-table:do.faceNow', { face, region: words.region(face) }) : picking.label(key)
            }
            onClick={() => picking.pick(key)}
          >
            <RegionIcon region={face} size={28} />
            {!now && plan && price > 0 && (
              <span className="tk-price">
                {price}
                <ResourceIcon kind="favor" size={14} />
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
