// The parser of the last release, which kept a city as a keyword and detected uncovered countries in a second pass.
import { CITIES } from "~/core/places/cities";
import { placesElsewhere } from "~/domains/lead-search/query-parser/out-of-coverage";
import { parseQueryCriteria } from "~/domains/lead-search/query-parser/parse-query";
import { type Meaning, score as scoreOf } from "../../../understanding/sentences/score";

const cities = new Set(CITIES.map(({ name }) => name.toLowerCase()));

function understand(sentence: string): Meaning {
  const criteria = parseQueryCriteria(sentence);
  const isCity = (word: string) => cities.has(word.toLowerCase());
  return {
    ...criteria,
    city: criteria.keywords.filter(isCity),
    keywords: criteria.keywords.filter((word) => !isCity(word)),
    notCovered: placesElsewhere(sentence),
  };
}

export const score = () => scoreOf(understand);
