import { type Figure, halfOf, shareOf } from "../halves";
import cases from "./cases.txt?raw";

interface Case {
  fullName: string;
  /** Empty if the name has no part that a greeting may use. */
  firstName: string;
}

const CASES: Case[] = cases
  .split("\n")
  .filter(Boolean)
  .map((line) => {
    const [fullName = "", firstName = ""] = line.split("\t");
    return { fullName, firstName: firstName === "-" ? "" : firstName };
  });

const textOf = ({ fullName }: Case) => fullName;

/** Counts greetings that name the person, and greetings that name someone or something else. */
export async function score(firstNameOf: (fullName: string) => string): Promise<Figure[]> {
  const isWrong = ({ fullName, firstName }: Case) => {
    const found = firstNameOf(fullName);
    return found !== "" && found !== firstName;
  };
  const wrong = CASES.filter(isWrong);
  const count = (half: string, list: readonly Case[]) =>
    list.filter((one) => halfOf(textOf(one)) === half).length;
  const named = CASES.filter(({ firstName }) => firstName !== "");
  return [
    await shareOf(
      "first names found",
      "95 %",
      named,
      textOf,
      (one) => firstNameOf(one.fullName) === one.firstName,
    ),
    {
      name: "wrong first names",
      unit: "count",
      aim: "0",
      cases: { open: count("open", CASES), held: count("held", CASES) },
      open: count("open", wrong),
      held: count("held", wrong),
      misses: wrong.filter((one) => halfOf(textOf(one)) === "open").map(textOf),
    },
  ];
}
