import type { ReactNode } from "react";
import { plural } from "~/core/format";
import { TRAINING } from "~/paths/business/training";
import { Link } from "~/ui/link";
import type { Block, Inline } from "../module";

const Words = ({ of }: { of: readonly Inline[] }): ReactNode =>
  of.map((part, at) => {
    if (typeof part === "string") return part;
    const key = `${at}`;
    if (part.kind === "strong")
      return (
        <b key={key}>
          <Words of={part.of} />
        </b>
      );
    if (part.kind === "em")
      return (
        <em key={key}>
          <Words of={part.of} />
        </em>
      );
    return part.to.startsWith("/") ? (
      <Link key={key} to={part.to}>
        {part.label}
      </Link>
    ) : (
      <a key={key} href={part.to} rel="noopener noreferrer">
        {part.label}
      </a>
    );
  });

const Items = ({ items }: { items: readonly Inline[][] }) =>
  items.map((of, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes its order
    <li key={at}>
      <Words of={of} />
    </li>
  ));

function Table({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  return (
    <table className="table">
      <thead>
        <tr>
          {head.map((of, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes its order
            <th key={at} scope="col">
              <Words of={of} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes its order
          <tr key={at}>
            {row.map((of, cell) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes its order
              <td key={cell}>
                <Words of={of} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Piece({ block }: { block: Block }) {
  switch (block.kind) {
    case "text":
      return (
        <p>
          <Words of={block.of} />
        </p>
      );
    case "heading":
      return (
        <h2>
          <Words of={block.of} />
        </h2>
      );
    case "bullets":
      return (
        <ul>
          <Items items={block.items} />
        </ul>
      );
    case "numbers":
      return (
        <ol>
          <Items items={block.items} />
        </ol>
      );
    case "quote":
      return (
        <blockquote>
          {block.items.map((of, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes its order
            <p key={at}>
              <Words of={of} />
            </p>
          ))}
        </blockquote>
      );
    case "table":
      return <Table head={block.head} rows={block.rows} />;
    case "figure":
      return <img src={TRAINING.figure(block.name)} alt={block.alt} loading="lazy" />;
    case "exercise":
      return (
        <section className="card">
          <h2>Exercise, {plural(block.minutes, "minute")}</h2>
          <Blocks blocks={block.of} />
        </section>
      );
  }
}

/** A lesson as React writes it: what its text says is escaped, and it has no markup of its own. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes its order
    <Piece key={at} block={block} />
  ));
