import { describe, expect, it } from "vitest";
import { textUpTo } from "~/core/bytes";

const PIECE = new TextEncoder().encode("é".repeat(500));

/** Returns an endless body, and a counter of the 1,000-byte pieces that were read. */
function endless() {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken += 1;
        controller.enqueue(PIECE.slice());
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken: () => taken };
}

describe("the text of a bounded response", () => {
  it("is null beyond its limit, without reading further", async () => {
    const { body, taken } = endless();
    expect(await textUpTo({ body }, 10_000)).toBeNull();
    expect(taken()).toBe(11);
  });

  it("is complete up to its limit", async () => {
    const response = new Response("é".repeat(500));
    expect(await textUpTo(response, 1_000)).toBe("é".repeat(500));
  });

  it("is empty without a body", async () => {
    expect(await textUpTo({ body: null }, 1_000)).toBe("");
  });
});
