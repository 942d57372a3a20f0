import type { MarketingPost } from "./tables";

const SIZE = 1_080;
const LINE = 30;
const MAX_LINES = 9;

const escaped = (text: string) =>
  text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/[^\P{C}\n]/gu, "");

function linesOf(text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if ([...longer].length > LINE && line) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  const all = [...lines, line].map((text) => [...text].slice(0, LINE + 10).join(""));
  return all.length > MAX_LINES ? [...all.slice(0, MAX_LINES - 1), `${all[MAX_LINES - 1]}…`] : all;
}

/** Cuts to at most `limit` characters, between words if possible. */
function cut(text: string, limit: number): string {
  const letters = [...text];
  if (letters.length <= limit) return text;
  const short = letters.slice(0, limit - 1).join("");
  const space = short.lastIndexOf(" ");
  return `${(space > limit / 2 ? short.slice(0, space) : short).trimEnd()}…`;
}

/**
 * Draws the first paragraph as a square image in the product's colours, with the business's name. Loads no external
 * font or URL.
 */
export function cardSvg(
  post: Pick<MarketingPost, "caption" | "hashtags" | "language">,
  from: string,
): string {
  const isRightToLeft = post.language === "ar";
  const lines = linesOf(post.caption.split("\n")[0] ?? "");
  const x = isRightToLeft ? SIZE - 90 : 90;
  const direction = isRightToLeft ? ' direction="rtl"' : "";
  const first = SIZE / 2 - (lines.length - 1) * 38;
  const spans = lines
    .map((line, index) => `<tspan x="${x}" y="${first + index * 76}">${escaped(line)}</tspan>`)
    .join("");
  const font = "font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif\"";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}" xml:lang="${post.language}">
<rect width="${SIZE}" height="${SIZE}" fill="#faf7f0"/><rect width="24" height="${SIZE}" fill="#1f4d63"/>
<path d="M90 930C300 880 420 990 620 930S900 880 990 940" fill="none" stroke="#d99a1c" stroke-width="6"/>
<text ${font} font-size="56" font-weight="600" fill="#16222a"${direction}>${spans}</text>
<text ${font} font-size="36" fill="#1f4d63" x="${x}" y="130"${direction}>${escaped(cut(from, 44))}</text>
<text ${font} font-size="30" fill="#4a5a63" x="${x}" y="1010"${direction}>${escaped(cut(post.hashtags.join(" "), 56))}</text>
</svg>
`;
}
