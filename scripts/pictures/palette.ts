export type Palette = Record<string, string>;

const hex = (channel: number) => {
  const light = Math.min(1, Math.max(0, channel));
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
};

/** Converts an OKLCH colour (percent, chroma, degrees) to sRGB hex, with the matrices of CSS Color 4. */
export function hexOf(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map(hex)
    .join("")}`;
}

const COLOUR = /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g;

/** Returns the stylesheet's tokens as sRGB hex, for images outside a page. */
export function paletteOf(tokens: string): { light: Palette; dark: Palette } {
  const light: Palette = {};
  const dark: Palette = {};
  for (const [, name = "", value = ""] of tokens.matchAll(/--color-([\w-]+):\s*([^;]+);/g)) {
    if (!/^(light-dark|oklch)\(/.test(value) || value.includes("/")) continue;
    const colours = [...value.matchAll(COLOUR)].map(([, l, c, h]) => hexOf(Number(l), Number(c), Number(h)));
    const [day, night = day] = colours;
    if (!day || !night) continue;
    light[name] = day;
    dark[name] = night;
  }
  return { light, dark };
}
