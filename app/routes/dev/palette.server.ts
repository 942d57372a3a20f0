import tokens from "~/styles/tokens.css?raw";

type Oklch = [lightness: number, chroma: number, hue: number];

const COLOUR = /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g;

/** Relative luminance as defined by WCAG 2, converted from OKLab (Ottosson's matrices). */
function luminance([lightness, chroma, hue]: Oklch): number {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const [r, g, blueLight] = [red, green, blue].map((part) => Math.min(1, Math.max(0, part))) as Oklch;
  return 0.2126 * r + 0.7152 * g + 0.0722 * blueLight;
}

function contrast(one: Oklch, other: Oklch): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number];
  return Math.round(((light + 0.05) / (dark + 0.05)) * 10) / 10;
}

function coloursOf(line: string): [light: Oklch, dark: Oklch] {
  const found = [...line.matchAll(COLOUR)].map(
    ([, lightness, chroma, hue]): Oklch => [Number(lightness) / 100, Number(chroma), Number(hue)],
  );
  const light = found[0] ?? [0, 0, 0];
  return [light, found[1] ?? light];
}

/** Backgrounds of text colours that are not used on paper. */
const GROUNDS: Record<string, string> = { "brand-ink": "brand", "accent-ink": "accent" };

const IS_GROUND = /^(paper|sheet|wash|accent|accent-deep|.*-wash)$/;

/** Contrast of every colour token in light and dark: text against its background, a background against its ink. */
export function palette() {
  const lines = [...tokens.matchAll(/--color-([\w-]+): ((?:light-dark|oklch)\([^;]+);/g)];
  const colours = new Map(lines.map(([, name = "", line = ""]) => [name, coloursOf(line)]));
  return [...colours].map(([name, [light, dark]]) => {
    const isGround = IS_GROUND.test(name);
    const other = GROUNDS[name] ?? (isGround ? (name.startsWith("accent") ? "accent-ink" : "ink") : "paper");
    const [otherLight, otherDark] = colours.get(other) ?? [light, dark];
    return { name, against: other, light: contrast(light, otherLight), dark: contrast(dark, otherDark) };
  });
}

/** Sizes and gaps as defined in the tokens. */
export const sizes = () =>
  [...tokens.matchAll(/--((?:text|spacing)-\w+): ([^;]+);/g)].map(([, name = "", value = ""]) => ({
    name,
    value,
  }));
