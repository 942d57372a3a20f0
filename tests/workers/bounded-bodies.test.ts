import { describe, expect, it } from "vitest";
import { textUpTo } from "~/core/bytes";

const PIECE = new TextEncoder().encode("é".repeat(500));

/** An endless body, and the number of its pieces of 1,000 bytes that were read. */
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

describe("the text of an answer", () => {
  it("is read no further than its limit", async () => {
    const { body, taken } = endless();
    expect(await textUpTo({ body }, 10_000)).toBeNull();
    expect(taken()).toBe(11);
  });

  it("is whole up to its limit", async () => {
    const response = new Response("é".repeat(500));
    expect(await textUpTo(response, 1_000)).toBe("é".repeat(500));
  });

  it("is empty without a body", async () => {
    expect(await textUpTo({ body: null }, 1_000)).toBe("");
  });
});
