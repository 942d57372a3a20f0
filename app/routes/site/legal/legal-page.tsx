import type { ReactNode } from "react";
import { formatDate } from "~/core/format";
import { m } from "~/messages/messages";
import { Rich } from "~/ui/rich";

export interface LegalSection {
  id: string;
  heading: string;
  body: ReactNode;
  /** Details that fewer users need, collapsed. */
  more?: { summary: string; body: ReactNode };
}

/** A long legal page: table of contents first, each section with its own anchor. */
export function LegalPage({
  title,
  lead,
  changed,
  sections,
}: {
  title: string;
  lead: ReactNode;
  /** The day the text last changed, e.g. 2026-11-21. */
  changed: string;
  sections: LegalSection[];
}) {
  return (
    <main id="main" className="site">
      <div className="wide narrow stack">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p className="muted small">
          <Rich
            parts={m.site_legal_page_last_changed_on.parts({ day: formatDate(new Date(changed)) })}
            tags={{ time: (text) => <time dateTime={changed}>{text}</time> }}
          />
        </p>
        <nav aria-label={m.site_legal_page_on_this_page()}>
          <ol className="stack tight">
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map(({ id, heading, body, more }) => (
          <section key={id} id={id} className="stack" aria-labelledby={`${id}-heading`}>
            <hr />
            <h2 id={`${id}-heading`}>{heading}</h2>
            {body}
            {more ? (
              <details>
                <summary>{more.summary}</summary>
                <div className="stack">{more.body}</div>
              </details>
            ) : null}
          </section>
        ))}
      </div>
    </main>
  );
}

/** Renders a message tag as muted text. */
export const muted = (text: ReactNode) => <span className="muted">{text}</span>;

/** A table of names and descriptions that is also readable on a phone. */
export function Facts({
  caption,
  facts,
}: {
  caption: string;
  facts: readonly (readonly [string, ReactNode])[];
}) {
  return (
    <table className="table plain">
      <caption>{caption}</caption>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
