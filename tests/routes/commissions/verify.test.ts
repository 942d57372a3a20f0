import { describe, expect, it } from "vitest";
import { fetchApp, ORIGIN } from "../../support/harness/app";

async function postFile(text: string, address?: string): Promise<Response> {
  const body = new FormData();
  body.append("file", new File([text], "statement.csv"));
  const headers = { origin: ORIGIN, "sec-fetch-site": "same-origin" };
  return fetchApp("/verify-statement", {
    method: "POST",
    body,
    headers: address ? { ...headers, "cf-connecting-ip": address } : headers,
  });
}

describe("the page that verifies a statement", () => {
  it("rejects a file of line feeds as not a statement", async () => {
    const answer = await postFile("\n".repeat(1_000_000), "203.0.113.71");
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("This isn’t a commission statement.");
  });

  it("rejects a file of more than 4 MB", async () => {
    const answer = await postFile("x".repeat(4_100_000), "203.0.113.72");
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain("at most 4 MB");
  });

  it("responds 429 to a network that checks too many files", async () => {
    const statuses: number[] = [];
    for (let post = 0; post < 22; post += 1) statuses.push((await postFile("x", "203.0.113.73")).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([422, 429]);
  });

  it("doesn't limit another network at the same time", async () => {
    for (let post = 0; post < 22; post += 1) await postFile("x", "203.0.113.74");
    expect((await postFile("x", "198.51.100.74")).status).toBe(422);
  });
});
