import { describe, expect, it } from "vitest";
import type { LeadRow } from "~/domains/lead-search/view";
import { packLeads, unpackLeads } from "~/routes/leads/packed-leads";
import { columnarRows, unpackRows } from "~/ui/data/columnar-rows";

describe("packed rows", () => {
  it("are unchanged after unpacking, whatever their texts contain", () => {
    const rows = [
      { id: 1, name: 'A "quoted"\ttab\nline', country: null, isOwn: false },
      { id: 2, name: "Ngũgĩ </script> 𝕏", country: "KE", isOwn: true },
    ];
    expect(unpackRows(columnarRows(rows))).toEqual(rows);
    expect(unpackRows(columnarRows([]))).toEqual([]);
  });

  it("send values shared by all rows once, and restore quotes", () => {
    const rows = ["It's", 'a "b"', `'"\\"'`].map((name) => ({ name, source: "list", isOwn: false }));
    const packed = columnarRows(rows);
    expect(packed).toMatchObject({ keys: "name", same: { source: "list", isOwn: false } });
    expect(unpackRows(packed)).toEqual(rows);
    const alike = [{ isOwn: true }, { isOwn: true }];
    expect(unpackRows(columnarRows(alike))).toEqual(alike);
  });

  it("send each reason of leads once, and support leads without reasons", () => {
    const lead = (id: number, reasons: unknown[]) => ({ id, companyName: `Lead ${id}`, reasons }) as LeadRow;
    const why = (label: string) => ({ id: label, label, points: 1, max: 2, detail: `${label}'s "why"` });
    const leads = [lead(1, [why("Country"), why("Industry")]), lead(2, [why("Industry")]), lead(3, [])];
    const packed = packLeads(leads);
    expect(unpackLeads(packed)).toEqual(leads);
    expect(packed.reasons.values.match(/Industry's/g)).toBeNull();
    expect(JSON.stringify(packed).match(/'Industry'/g)).toHaveLength(1);
    expect(unpackLeads(packLeads([]))).toEqual([]);
  });
});
