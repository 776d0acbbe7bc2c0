import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../profile/attempt';

interface Props<Item> {
  readonly title: string;
  readonly asked: { readonly problem: string | null; refresh(): void };
  /** Null until the server has answered. */
  readonly items: readonly Item[] | null;
  /** What is said where there are none. */
  readonly none: string;
  /** What stands above the list. */
  readonly children?: ReactNode;
  row(item: Item): ReactNode;
}

/** A list of the host's page, with what is said while it is fetched, empty or cannot be had. */
export function ListPart<Item>({ title, asked, items, none, children, row }: Props<Item>) {
  const { t } = useTranslation('admin');
  const { t: app } = useTranslation('app');
  return (
    <section className="app-card" aria-label={title}>
      <div className="admin-head">
        <h2>{title}</h2>
        <button type="button" className="app-button app-small" onClick={asked.refresh}>
          {t('refresh')}
        </button>
      </div>
      {children}
      <Problem text={asked.problem} />
      {items === null && asked.problem === null ? <p>{app('common.loading')}</p> : null}
      {items?.length === 0 ? <p>{none}</p> : null}
      <ul className="app-rows">{items?.map(row)}</ul>
    </section>
  );
}
