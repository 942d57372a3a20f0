import type { ReactNode } from "react";
import { plural } from "~/core/format";
import { TRAINING } from "~/paths/business/training";
import { Link } from "~/ui/link";
import type { Block, Inline } from "../module";

/** By their place, which never changes. */
const placed = <Each,>(list: readonly Each[]) => list.map((each, index) => ({ key: `${index}`, each }));

const Words = ({ of }: { of: readonly Inline[] }): ReactNode =>
  placed(of).map(({ key, each }) => {
    if (typeof each === "string") return each;
    if (each.kind === "link")
      return each.to.startsWith("/") ? (
        <Link key={key} to={each.to}>
          {each.label}
        </Link>
      ) : (
        <a key={key} href={each.to} rel="noopener noreferrer">
          {each.label}
        </a>
      );
    const Mark = each.kind === "strong" ? "b" : "em";
    return (
      <Mark key={key}>
        <Words of={each.of} />
      </Mark>
    );
  });

const Each = ({ as: Tag, items }: { as: "li" | "p"; items: readonly Inline[][] }) =>
  placed(items).map(({ key, each }) => (
    <Tag key={key}>
      <Words of={each} />
    </Tag>
  ));

const textOf = (words: readonly Inline[]): string =>
  words
    .map((word) => (typeof word === "string" ? word : word.kind === "link" ? word.label : textOf(word.of)))
    .join("");

const WIDER_THAN_A_PHONE = /\S{18}/;

const COLUMNS_ON_PHONE = 3;

const Table = ({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) => (
  <table className={head.length > COLUMNS_ON_PHONE ? "table plain wide" : "table plain"}>
    <thead>
      <tr>
        {placed(head).map(({ key, each }) => (
          <th
            key={key}
            scope="col"
            className={WIDER_THAN_A_PHONE.test(textOf(each)) ? "wrap-anywhere" : undefined}
          >
            <Words of={each} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {placed(rows).map(({ key, each }) => (
        <tr key={key}>
          {placed(each).map((cell, index) => (
            <td
              key={cell.key}
              data-label={head.length > COLUMNS_ON_PHONE ? textOf(head[index] ?? []) : undefined}
            >
              <Words of={cell.each} />
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
    return <img src={TRAINING.figure(block.name)} alt={block.alt} loading="lazy" />;
  if (block.kind === "exercise")
    return (
      <section className="card">
        <h2>{`Exercise, ${plural(block.minutes, "minute")}`}</h2>
        <Blocks blocks={block.of} />
      </section>
    );
  const Tag = TAGS[block.kind];
  return (
    <Tag>
      {block.kind === "text" || block.kind === "heading" ? (
        <Words of={block.of} />
      ) : (
        <Each as={block.kind === "quote" ? "p" : "li"} items={block.items} />
      )}
    </Tag>
  );
}

/** A lesson as React writes it: what its text says is escaped, and it has no markup of its own. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }): ReactNode =>
  placed(blocks).map(({ key, each }) => <Piece key={key} block={each} />);
