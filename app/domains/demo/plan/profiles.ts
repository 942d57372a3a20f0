import { BEGINNINGS, CITIES, ENDINGS, PEOPLE_OF } from "./names";
import { plain } from "./people";
import { seeded } from "./random";

export const MAX_PROFILES = 500;

interface DemoProfile {
  name: string;
  title: string;
  email: string;
  company: string;
  website: string;
  location: string;
}

export function demoProfiles(count: number): DemoProfile[] {
  const random = seeded(619);
  const countries = Object.keys(CITIES);
  const regions = new Intl.DisplayNames(["en"], { type: "region" });
  return Array.from({ length: Math.min(count, MAX_PROFILES) }, (_, index) => {
    const country = random.pick(countries);
    const { first, last, titles } = PEOPLE_OF[country] ?? { first: [], last: [], titles: [] };
    const names = [random.pick(first), random.pick(last)];
    const begins = BEGINNINGS[index % BEGINNINGS.length];
    const ends = ENDINGS[Math.floor(index / BEGINNINGS.length) % ENDINGS.length];
    const trade = ["Trading", "Holdings"][Math.floor(index / (BEGINNINGS.length * ENDINGS.length))];
    const domain = `${plain(`${begins}${ends}${trade}`)}.example`;
    return {
      name: names.join(" "),
      title: random.pick(titles),
      email: `${names.map(plain).join(".")}@${domain}`,
      company: `${begins}${ends} ${trade}`,
      website: `https://${domain}`,
      location: `${random.pick(CITIES[country] ?? [])}, ${regions.of(country)}`,
    };
  });
}
