import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { cutAtWords, hasWords, searchWords } from './found-text';
import './searchable-sections.css';

/** A cell of a table: words, a picture before them, and a small remark such as where the value comes from. */
export interface TextCell {
  readonly text: string;
  readonly icon?: ReactNode;
  readonly remark?: string;
}
export interface TextTable {
  readonly id: string;
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly TextCell[] }[];
}
/** A rule: its number or the picture that stands for it, what it is about, and a small remark such as "our ruling". */
export interface TextRule {
  readonly number?: string;
  readonly icon?: ReactNode;
  readonly name?: string;
  readonly text: string;
  readonly remark?: string;
}
export interface TextSection {
  readonly id: string;
  /** Left out where sections are not counted. */
  readonly number?: string;
  readonly title: string;
  readonly rules: readonly TextRule[];
  readonly tables: readonly TextTable[];
  /** Drawings after the rules; a search that does not mean the whole section leaves them out. */
  readonly figures?: ReactNode;
}
/** What the search says, in the words spoken now. */
export interface SearchWords {
  readonly label: string;
  readonly placeholder: string;
  readonly clear: string;
  /** The name of the list of sections. */
  readonly contents: string;
  found(count: number): string;
  nothing(query: string): string;
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  let at = 0;
  return cutAtWords(text, words).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.found ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
  });
}

const Remark = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <small className="ui-remark">{text}</small>;

/** A picture beside words that say the same. */
const Icon = ({ children }: { children: ReactNode }) =>
  children === undefined ? null : (
    <span className="ui-text-icon" aria-hidden="true">
      {children}
    </span>
  );

const headingOf = ({ number, title }: TextSection): string => (number ? `${number} ${title}` : title);

/** What of a section has every word: its rules and rows, or all of it where its title has them. */
function found(section: TextSection, words: readonly string[]): TextSection {
  if (hasWords([section.title], words)) return section;
  const rules = section.rules.filter(({ number = '', name = '', text, remark = '' }) =>
    hasWords([number, name, text, remark], words),
  );
  const tables = section.tables
    .map((table) => {
      if (hasWords([table.caption], words)) return table;
      const rows = table.rows.filter(({ cells }) =>
        hasWords(
          cells.flatMap(({ text, remark = '' }) => [text, remark]),
          words,
        ),
      );
      return { ...table, rows };
    })
    .filter(({ rows }) => rows.length > 0);
  return { ...section, figures: undefined, rules, tables };
}

const countOf = ({ rules, tables }: TextSection): number =>
  rules.length + tables.reduce((sum, { rows }) => sum + rows.length, 0);

function Table({ table, words }: { table: TextTable; words: readonly string[] }) {
  return (
    <div className="ui-text-table">
      <table>
        <caption>
          <Marked text={table.caption} words={words} />
        </caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ id, cells: [name, ...cells] }) => (
            <tr key={id}>
              <th scope="row">
                <Icon>{name?.icon}</Icon>
                <Marked text={name?.text ?? ''} words={words} /> <Remark text={name?.remark} />
              </th>
              {cells.map((cell, index) => (
                <td key={table.columns[index + 1]} data-label={table.columns[index + 1]}>
                  <Icon>{cell.icon}</Icon>
                  <Marked text={cell.text} words={words} /> <Remark text={cell.remark} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Jumps to a section without touching the address, which names the page. */
function jump(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

interface Props {
  readonly sections: readonly TextSection[];
  readonly words: SearchWords;
}

/**
 * Written rules with a search field: sections with numbered rules and tables. What is typed leaves only the rules and
 * rows that have every word of it, marks the words, and says how much was found, to screen readers too. Letters are
 * compared without marks and in small letters. Escape clears the field.
 */
export function SearchableSections({ sections, words: say }: Props) {
  const id = useId();
  const [query, setQuery] = useState('');
  const words = searchWords(useDeferredValue(query));
  const searching = words.length > 0;
  const shown = searching
    ? sections.map((section) => found(section, words)).filter((section) => countOf(section) > 0)
    : sections;
  const count = shown.reduce((sum, section) => sum + countOf(section), 0);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of some years ago do not know <search> */}
      <form role="search" className="ui-search" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={`${id}-field`}>{say.label}</label>
        <div>
          <input
            id={`${id}-field`}
            type="search"
            value={query}
            placeholder={say.placeholder}
            autoComplete="off"
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setQuery('');
            }}
          />
          <button
            type="button"
            className="app-button app-small"
            disabled={query === ''}
            onClick={() => {
              setQuery('');
              document.getElementById(`${id}-field`)?.focus();
            }}
          >
            {say.clear}
          </button>
        </div>
        <p role="status">{searching ? (count > 0 ? say.found(count) : say.nothing(query.trim())) : ''}</p>
      </form>
      <nav className="ui-text-contents" aria-label={say.contents}>
        {shown.map((section) => (
          <button key={section.id} type="button" onClick={() => jump(`${id}-${section.id}`)}>
            {headingOf(section)}
          </button>
        ))}
      </nav>
      {shown.map((section) => (
        <section key={section.id} className="ui-text-section" aria-labelledby={`${id}-${section.id}`}>
          <h2 id={`${id}-${section.id}`} tabIndex={-1}>
            {section.number ? `${section.number} ` : ''}
            <Marked text={section.title} words={words} />
          </h2>
          <dl>
            {section.rules.map(({ number, icon, name, text, remark }) => (
              <div key={number ?? `${name} ${text}`} data-plain={number || icon || name ? undefined : true}>
                <dt>
                  {number}
                  <Icon>{icon}</Icon>
                </dt>
                <dd>
                  {name ? (
                    <b>
                      <Marked text={name} words={words} />{' '}
                    </b>
                  ) : null}
                  <Marked text={text} words={words} /> <Remark text={remark} />
                </dd>
              </div>
            ))}
          </dl>
          {section.tables.map((table) => (
            <Table key={table.id} table={table} words={words} />
          ))}
          {section.figures}
        </section>
      ))}
    </>
  );
}
