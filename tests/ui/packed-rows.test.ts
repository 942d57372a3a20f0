import { describe, expect, it } from "vitest";
import { packRows, unpackRows } from "~/ui/data/packed-rows";

describe("packed rows", () => {
  it("come out as they went in, whatever their texts hold", () => {
    const rows = [
      { id: 1, name: 'A "quoted"\ttab\nline', country: null, isOwn: false },
      { id: 2, name: "Ngũgĩ </script> 𝕏", country: "KE", isOwn: true },
    ];
    expect(unpackRows(packRows(rows))).toEqual(rows);
    expect(unpackRows(packRows([]))).toEqual([]);
  });
});
