/** Whether the text has letters or digits: punctuation alone is not highlighted. */
const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  const marked = words.filter(isWord);
  const parts = marked.length ? text.split(new RegExp(`(${marked.map(escaped).join("|")})`, "giu")) : [text];
  return (
    <p
      className="whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext] [&_mark]:rounded-[.2rem] [&_mark]:bg-sun-wash [&_mark]:text-inherit [&_mark]:[box-shadow:0_1px_var(--color-accent-deep)]"
      dir="auto"
    >
      {parts.map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
        index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
      )}
    </p>
  );
}
