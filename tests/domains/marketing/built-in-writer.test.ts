import { describe, expect, it } from "vitest";
import { PRODUCT_LANGUAGES } from "~/core/languages";
import type { Brief } from "~/domains/marketing/content/brief-schema";
import { cardSvg } from "~/domains/marketing/content/card-svg";
import { LIMITS, PLATFORMS, TONES } from "~/domains/marketing/content/choices";
import { findClaims } from "~/domains/marketing/content/find-claims";
import { lettersOf, type Piece, writePost } from "~/domains/marketing/content/write-post";
import { isExhaustive } from "../../support/harness/test-scope";
import { timeOf } from "../../support/harness/time-of";

const brief = (over: Partial<Brief> = {}): Brief => ({
  topic: "solar lamps for kiosks",
  brand: "Jua Light",
  industry: "retail",
  targetAudience: "kiosk owners in Kisumu",
  facts: "The lamp runs for 12 hours.\nIt comes with a repair kit!",
  tone: "friendly",
  callToAction: "Write to us on WhatsApp.",
  language: "en",
  ...over,
});

const saidOf = (brief: Brief) => Object.values(brief).join("\n");
const sentencesIn = (caption: string) => caption.split(/(?<=[.!?؟])\s+/).map((part) => part.trim());
const pieces: Piece[] = PLATFORMS.flatMap(({ value }) =>
  LIMITS[value].types.map((contentType) => ({ platform: value, contentType })),
);
/** Number of texts per brief. */
const TEXTS = isExhaustive ? 56 : 14;
const LONG = "w ".repeat(99).trim();

describe("the built-in writer", () => {
  it.each(PRODUCT_LANGUAGES.flatMap(({ value }) => pieces.map((piece) => ({ language: value, ...piece }))))(
    "repeats no sentence in 50 texts: $language, $platform, $contentType",
    ({ language, ...piece }) => {
      const seen = new Set<string>();
      for (let n = 7; n < 57; n += 1)
        for (const sentence of sentencesIn(writePost(brief({ language }), piece, n).caption)) {
          expect(seen.has(sentence), sentence).toBe(false);
          seen.add(sentence);
        }
      expect(seen.size).toBeGreaterThanOrEqual(100);
    },
  );

  it.each(PRODUCT_LANGUAGES)("claims nothing beyond the brief: $label", ({ value }) => {
    for (const { value: tone } of TONES)
      for (let n = 0; n < TEXTS; n += 1)
        for (const over of [
          {},
          { facts: "", targetAudience: "", brand: "", callToAction: "", industry: null },
        ]) {
          const asked = brief({ language: value, tone, ...over });
          for (const piece of pieces)
            expect(findClaims(writePost(asked, piece, n), saidOf(asked))).toEqual([]);
        }
  });

  it("keeps each platform's limits for a brief of maximum length", () => {
    const full = {
      topic: LONG,
      targetAudience: LONG,
      callToAction: LONG.slice(0, 160),
      facts: "x".repeat(1_000),
    };
    for (const piece of pieces)
      for (let n = 0; n < 10; n += 1) {
        const post = writePost(brief(full), piece, n);
        expect(lettersOf(post)).toBeLessThanOrEqual(LIMITS[piece.platform].letters);
        expect(post.hashtags.length).toBeLessThanOrEqual(LIMITS[piece.platform].tags);
        expect(post.caption.length).toBeGreaterThan(20);
      }
  });

  it("uses each tone's own openers, the facts and the call to action", () => {
    const texts = TONES.map(({ value }) => {
      const { caption } = writePost(brief({ tone: value }), { platform: "facebook", contentType: "post" }, 3);
      expect(caption).toContain("the lamp runs for 12 hours; it comes with a repair kit");
      expect(caption).toContain(": write to us on WhatsApp");
      return caption.split(/ – |:/)[0];
    });
    expect(new Set(texts).size).toBe(TONES.length);
  });

  it("writes a campaign with all content types within 50 milliseconds", async () => {
    const write = () => {
      for (const [n, piece] of pieces.entries()) writePost(brief(), piece, n);
    };
    expect(await timeOf(write, 50)).toBeLessThan(50);
  });
});

it("mentions followers instead of “you” if a brief has no audience", () => {
  for (const [language, followers, odd] of [
    ["en", "our followers", "for you"],
    ["fr", "nos abonnés", "public, vous"],
    ["sw", "wafuatiliaji wetu", "tuandikie, timu"],
  ] as const) {
    const unnamed = brief({ language, targetAudience: "", brand: "", callToAction: "" });
    const texts = Array.from({ length: 30 }, (_, n) => writePost(unnamed, pieces[0] as Piece, n).caption);
    expect(texts.some((text) => text.includes(followers))).toBe(true);
    expect(texts.some((text) => text.includes(odd))).toBe(false);
  }
});

it("shortens a long name on a picture between words", () => {
  const name = "Société Coopérative des Producteurs de Cacao de Soubré et Environs";
  const svg = cardSvg({ caption: "Bonjour.", hashtags: [], language: "fr" }, name);
  expect(svg).toContain(">Société Coopérative des Producteurs de…<");
});

describe("claims beyond the brief", () => {
  const asked = "Solar lamps. Jua Light. Kiosk owners in Kisumu. 12 hours. Call +254 700 000100. jua.example";
  const found = (caption: string, hashtags: string[] = []) =>
    findClaims({ caption, hashtags }, asked).map(({ kind, words }) => `${kind}: ${words}`);

  it.each([
    ["It runs 12 hours in Kisumu, says Jua Light.", []],
    ["It runs 14 hours.", ["figure: 14"]],
    ["Save 30% now.", ["figure: 30%"]],
    ["وفر ٣٠٪ الآن", ["figure: 30"]],
    ["Thousands of shops use it.", ["figure: thousands"]],
    ["The best lamp.", ["superlative: best"]],
    ["La meilleure lampe.", ["superlative: meilleure"]],
    ["A melhor lâmpada.", ["superlative: melhor"]],
    ["Taa bora.", ["superlative: bora"]],
    ["المصباح الأفضل", ["superlative: الافضل"]],
    ["Satisfaction guaranteed.", ["promise: guaranteed"]],
    ["Livraison gratuite.", ["promise: gratuite"]],
    ["Utapata faida bure.", ["promise: utapata", "promise: bure"]],
    ["ربح مضمون", ["promise: مضمون"]],
    ["Used by Safaricom and Equity Bank.", ["name: Safaricom", "name: Equity Bank"]],
    ["Equity Bank trusts us.", ["name: Equity Bank"]],
    [
      "See https://evil.example/now or write to a@b.example.",
      ["name: https://evil.example/now", "name: a@b.example"],
    ],
    ["Psst – Solar lamps.", []],
    ["Write to jua.example.", []],
    ["Call +254 700 000100.", []],
  ])("are marked, while claims from the brief are not: %s", (caption, claims) => {
    expect(found(caption)).toEqual(claims);
  });

  it("are marked in hashtags too, each once", () => {
    expect(found("Solar lamps", ["#SolarLamps", "#JuaLight", "#Safaricom"])).toEqual(["name: #Safaricom"]);
    expect(found("The best. The best. the best")).toEqual(["superlative: best"]);
  });

  it("are found in a long text in linear time", async () => {
    const text = `${"Aa ".repeat(1_000)}${"1,".repeat(1_000)}${"@".repeat(1_000)}${"www.".repeat(500)}`;
    expect(await timeOf(() => found(text), 200)).toBeLessThan(200);
  });
});
