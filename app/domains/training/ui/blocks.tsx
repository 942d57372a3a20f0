import type { ReactNode } from "react";
import { m } from "~/messages/messages";
import { TRAINING } from "~/paths/business/training";
import { Link } from "~/ui/link";
import type { Block, Inline } from "../module";

/** Keys elements by their index, which never changes. */
const keyed = <Element,>(list: readonly Element[]) =>
  list.map((element, index) => ({ key: `${index}`, element }));

const InlineText = ({ parts }: { parts: readonly Inline[] }): ReactNode =>
  keyed(parts).map(({ key, element: part }) => {
    if (typeof part === "string") return part;
    if (part.kind === "link")
      return part.to.startsWith("/") ? (
        <Link key={key} to={part.to}>
          {part.label}
        </Link>
      ) : (
        <a key={key} href={part.to} rel="noopener noreferrer">
          {part.label}
        </a>
      );
    const Mark = part.kind === "strong" ? "b" : "em";
    return (
      <Mark key={key}>
        <InlineText parts={part.content} />
      </Mark>
    );
  });

const Each = ({ as: Tag, items }: { as: "li" | "p"; items: readonly Inline[][] }) =>
  keyed(items).map(({ key, element: parts }) => (
    <Tag key={key}>
      <InlineText parts={parts} />
    </Tag>
  ));

const textOf = (words: readonly Inline[]): string =>
  words
    .map((word) =>
      typeof word === "string" ? word : word.kind === "link" ? word.label : textOf(word.content),
    )
    .join("");

const WIDER_THAN_A_PHONE = /\S{18}/;

const COLUMNS_ON_PHONE = 3;

const TABLE = "[font-size:inherit] [&_thead_th]:static [&_thead_th]:whitespace-normal";
/** On a phone, shows each cell on its own line after its column name. */
const WIDE =
  "max-sm:[&_thead]:hidden max-sm:[&_:is(tr,td)]:block max-sm:[&_:is(tr,td)]:pad-1/0 max-sm:[&_:is(tr,td)]:unlined max-sm:[&_td]:before:text-muted max-sm:[&_td]:before:[content:attr(data-label)_':_']";

const Table = ({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) => (
  <table className={`table plain ${head.length > COLUMNS_ON_PHONE ? `wide ${WIDE}` : ""} ${TABLE}`}>
    <thead>
      <tr>
        {keyed(head).map(({ key, element: cell }) => (
          <th
            key={key}
            scope="col"
            className={WIDER_THAN_A_PHONE.test(textOf(cell)) ? "wrap-anywhere" : undefined}
          >
            <InlineText parts={cell} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {keyed(rows).map(({ key, element: row }) => (
        <tr key={key}>
          {keyed(row).map((cell, index) => (
            <td
              key={cell.key}
              data-label={head.length > COLUMNS_ON_PHONE ? textOf(head[index] ?? []) : undefined}
            >
              <InlineText parts={cell.element} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const TAGS = { text: "p", heading: "h2", bullets: "ul", numbers: "ol", quote: "blockquote" } as const;

function Piece({ block }: { block: Block }) {
  if (block.kind === "table") return <Table head={block.head} rows={block.rows} />;
  if (block.kind === "figure")
    return (
      <img className="h-auto max-w-full" src={TRAINING.figure(block.name)} alt={block.alt} loading="lazy" />
    );
  if (block.kind === "exercise")
    return (
      <section className="card">
        <h2>{m.training_blocks_exercise({ count: block.minutes })}</h2>
        <Blocks blocks={block.blocks} />
      </section>
    );
  const Tag = TAGS[block.kind];
  return (
    <Tag
      className={
        block.kind === "quote" ? "mx-0 ps-3 [border-inline-start:3px_solid_var(--color-line)]" : undefined
      }
    >
      {block.kind === "text" || block.kind === "heading" ? (
        <InlineText parts={block.content} />
      ) : (
        <Each as={block.kind === "quote" ? "p" : "li"} items={block.items} />
      )}
    </Tag>
  );
}

/** Renders a lesson with React: its text is escaped and can't contain HTML. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }): ReactNode =>
  keyed(blocks).map(({ key, element: block }) => <Piece key={key} block={block} />);
