import { ResourceIcon } from '../art';

/** Favor to be paid first. */
export const PriceTag = ({ price }: { price: number }) => (
  <>
    {price}
    <ResourceIcon kind="favor" size={14} />
  </>
);
