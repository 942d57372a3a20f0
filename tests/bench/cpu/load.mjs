// Sends requests over eight connections for some seconds; measures requests answered and the server's CPU.
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { WORKSHOP } from "../peers/install.mjs";
import { cpuSeconds } from "../peers/processes.mjs";
import { isShort } from "../report.mjs";

const CONNECTIONS = 8;
const hasWrk = spawnSync("wrk", ["-v"], { stdio: "ignore" }).error === undefined;
export const TOOL = hasWrk ? "wrk" : "autocannon";

/** Sends requests in the short form, which installs nothing. */
async function withFetch(url, headers, seconds) {
  const until = performance.now() + seconds * 1000;
  let [requests, bad] = [0, 0];
  const lane = async () => {
    while (performance.now() < until) {
      const answer = await fetch(url, { headers: { "accept-encoding": "identity", ...headers } });
      await answer.arrayBuffer();
      requests += 1;
      if (!answer.ok) bad += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  return { requests, isGood: requests > 0 && bad === 0 };
}

const output = (command, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "ignore"] });
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
    });
    child.once("error", reject);
    child.once("close", () => resolve(text));
  });

async function withWrk(url, headers, seconds) {
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const text = await output("wrk", ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, ...named, url]);
  const requests = Number(/(\d+) requests in/.exec(text)?.[1] ?? 0);
  return { requests, isGood: requests > 0 && !/Non-2xx|Socket errors/.test(text) };
}

async function withAutocannon(url, headers, seconds) {
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const command = join(WORKSHOP, "node_modules/.bin/autocannon");
  const text = await output(command, ["-c", CONNECTIONS, "-d", seconds, "--json", ...named, url]);
  const { non2xx, errors, requests } = JSON.parse(text);
  return { requests: requests.total, isGood: requests.total > 0 && non2xx + errors === 0 };
}

/** Returns CPU milliseconds per request, and requests per second. */
export async function load({ url, headers = {}, pids }, seconds) {
  const before = cpuSeconds(pids);
  const started = performance.now();
  const send = isShort ? withFetch : hasWrk ? withWrk : withAutocannon;
  const { requests, isGood } = await send(url, headers, seconds);
  const passed = (performance.now() - started) / 1000;
  if (!isGood) throw new Error(`${url} did not answer every request with 2xx.`);
  return { cpu: ((cpuSeconds(pids) - before) * 1000) / requests, rate: requests / passed };
}
