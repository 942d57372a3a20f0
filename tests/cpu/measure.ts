import { inject } from "vitest";
import { chunksOf } from "~/core/lists/in-batches";
import { env } from "../support/harness/context";
import { repeated, SHAPES } from "./shapes";

/** The target, which is only reported, and the limit, which fails: load on the machine fails no test. */
const AIM_MS = 300;
const LIMIT_MS = 600;
const ROUNDS = 3;
/** No load triples the CPU that a process is charged: such a reading is not repeated. */
const HOPELESS_MS = 3 * LIMIT_MS;

/** An input that accepts text or bytes from outside. */
export interface Input {
  name: string;
  /** How many bytes are sent to it. */
  bytes: number;
  /** The text as encoded in the request, where quotes, line feeds or other characters may take more bytes. */
  written?: (text: string) => string;
  /** A valid value, repeated as the last shape. */
  valid: string;
  /** Password hashes that a request may compute. */
  hashes?: 0 | 1 | 2;
  /** Resolves to the status, or to a word for the outcome. */
  send: (text: string) => Promise<number | string>;
}

export const cpu = async (): Promise<number> => Number(await (await fetch(inject("cpu"))).text());

/** Resets the usage limits and attempts that earlier requests consumed: each input is sent as if it were the first. */
export const forgetUse = () =>
  env.DB.batch(["quota_usage", "rate_limit_buckets"].map((table) => env.DB.prepare(`delete from ${table}`)));

async function costOnce(run: () => Promise<unknown>): Promise<number> {
  await forgetUse();
  const before = await cpu();
  await run();
  return (await cpu()) - before;
}

/** CPU milliseconds of the Worker's process, the best of three if the first reading is above the target. */
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

/**
 * Returns figures above the limit or with an error of ours (500; an unavailable server is 503). Keeps all figures for
 * the report.
 */
export async function faultsIn(figures: Figure[]): Promise<string[]> {
  await keepFigures(figures);
  for (const figure of worse(figures)) console.log(`ABOVE ${AIM_MS} ms: ${line(figure)}`);
  return figures.filter(({ ms, answer }) => ms > LIMIT_MS || answer === 500).map(line);
}

/** This many shapes share one reading: if all of them stay below the target together, each does. */
const TOGETHER = 6;

/** Measures each shape in each input, one request at a time. Shapes that share a reading each get its average. */
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
