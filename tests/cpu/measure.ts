import { inject } from "vitest";
import { chunksOf } from "~/core/lists/in-batches";
import { env } from "../support/harness/context";
import { repeated, SHAPES } from "./shapes";

/** The aim, which is reported, and what fails: load on the machine turns no reading red. */
const AIM_MS = 300;
const LIMIT_MS = 600;
const ROUNDS = 3;
/** No load triples what a process is charged: it is not asked again. */
const HOPELESS_MS = 3 * LIMIT_MS;

/** A place that takes text or bytes from outside. */
export interface Input {
  name: string;
  /** How many bytes it is sent. */
  bytes: number;
  /** The encoded text in the request, where quotes, line feeds or letters may be longer. */
  written?: (text: string) => string;
  /** What is valid there, repeated as the last shape. */
  valid: string;
  /** Hashes of passwords that a request may cost. */
  hashes?: 0 | 1 | 2;
  /** Resolves to the status, or to a word. */
  send: (text: string) => Promise<number | string>;
}

export const cpu = async (): Promise<number> => Number(await (await fetch(inject("cpu"))).text());

/** What earlier requests took of the allowances and of the tries is given back: each input is sent as the first one. */
export const forgetUse = () =>
  env.DB.batch(["quota_usage", "rate_limit_buckets"].map((table) => env.DB.prepare(`delete from ${table}`)));

async function costOnce(run: () => Promise<unknown>): Promise<number> {
  await forgetUse();
  const before = await cpu();
  await run();
  return (await cpu()) - before;
}

/** CPU of the Worker's process in milliseconds, best of three where the first reading is above the aim. */
export async function costOf(run: () => Promise<unknown>, without = 0): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && best > AIM_MS; round += 1) {
    const ms = Math.max(0, (await costOnce(run)) - without);
    best = Math.min(best, ms);
    if (ms > HOPELESS_MS) break;
  }
  return best;
}

export interface Figure {
  input: string;
  shape: string;
  bytes: number;
  ms: number;
  answer: number | string;
}

const keepFigures = async (figures: Figure[]) => {
  for (const figure of figures)
    await (await fetch(inject("cpu"), { method: "POST", body: JSON.stringify(figure) })).text();
};

const worse = (figures: Figure[]) => figures.filter(({ ms }) => ms > AIM_MS);
const line = ({ input, shape, ms, answer }: Figure) => `${input}, ${shape}: ${ms} ms, ${answer}`;

/** What is too dear or ends in an error of ours; all figures are kept for the report. A server that is not there is 503. */
export async function faultsIn(figures: Figure[]): Promise<string[]> {
  await keepFigures(figures);
  for (const figure of worse(figures)) console.log(`ABOVE ${AIM_MS} ms: ${line(figure)}`);
  return figures.filter(({ ms, answer }) => ms > LIMIT_MS || answer === 500).map(line);
}

/** So many shapes share one reading: where all of them stay below the aim together, each does. */
const TOGETHER = 6;

/** Each shape into each input, one request at a time. Of shapes that share a reading, each figure is their average. */
export async function measured(inputs: Input[], hashMs = 0): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, bytes, written, valid, hashes = 0, send } of inputs)
    for (const shapes of chunksOf(SHAPES, TOGETHER)) {
      const sent = shapes.map(([shape, piece]) => {
        const figure: Figure = { input: name, shape, bytes, ms: 0, answer: "" };
        const text = repeated(piece ?? valid, bytes, written);
        const run = async () => {
          figure.answer = await send(text);
        };
        return { figure, run };
      });
      const together = await costOnce(async () => {
        for (const { run } of sent) {
          await forgetUse();
          await run();
        }
      });
      for (const { figure, run } of sent) {
        figure.ms =
          together > AIM_MS ? await costOf(run, hashes * hashMs) : Math.round(together / sent.length);
        figures.push(figure);
      }
    }
  return figures;
}
