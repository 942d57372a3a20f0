/** Neutral tints: green, amber and red have a meaning. */
const TINTS = ["", " tint", " busy"];

/** The first characters of the first and the last word. */
const initialsOf = (name: string) => {
  const names = name.trim().split(/\s+/);
  return [names[0], names.length > 1 ? names.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "").join("");
};

/** Gives a name the same tint on every screen. */
const tintOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % 3;

/** A small picture of a person or company. Next to the name, it is hidden from screen readers. */
export function Avatar({
  name,
  picture,
  isLarge,
  isNamed,
}: {
  name: string;
  /** A path on this site. */
  picture?: string | null;
  isLarge?: boolean;
  /** Whether the name is also shown beside it. */
  isNamed?: boolean;
}) {
  const size = isLarge ? " size-14 text-l" : "";
  if (picture)
    return (
      <img
        className={`avatar${size}`}
        src={picture}
        alt={isNamed ? "" : name}
        width={isLarge ? 56 : 32}
        height={isLarge ? 56 : 32}
        loading="lazy"
      />
    );
  const aria = isNamed ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  return (
    <span className={`avatar${TINTS[tintOf(name)]}${size}`} {...aria}>
      {initialsOf(name).toUpperCase()}
    </span>
  );
}
