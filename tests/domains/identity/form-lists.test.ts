import { describe, expect, it } from "vitest";
import { z } from "zod";
import { Specializations } from "~/domains/agents/schemas";
import { CountryList } from "~/domains/identity/country-schemas";
import { AgentRequestInput } from "~/domains/matching/requests/schemas";
import { answerForm } from "~/http/pages/form.server";

/** Returns what a form with these fields passes to the domain; null if it is rejected. */
async function read(schema: z.ZodType, fields: [string, string][]): Promise<unknown> {
  let read: unknown = null;
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  await answerForm(form, schema, async (input) => {
    read = input;
    return new Response();
  });
  return read;
}

const lists = z.object({ countries: CountryList, industries: Specializations });

describe("a form's list", () => {
  it.each<[string, [string, string][]]>([
    [
      "as many fields",
      [
        ["countries", "KE"],
        ["countries", "Uganda"],
        ["industries", "mining"],
        ["industries", "energy"],
      ],
    ],
    [
      "as one text of JSON",
      [
        ["countries", '["KE","Uganda"]'],
        ["industries", '["mining","energy"]'],
      ],
    ],
  ])("sent %s equals the list in an API call", async (_, fields) => {
    expect(await read(lists, fields)).toEqual({ countries: ["KE", "UG"], industries: ["mining", "energy"] });
    expect(lists.parse({ countries: '["KE","UG"]', industries: ["mining", "energy"] })).toEqual({
      countries: ["KE", "UG"],
      industries: ["mining", "energy"],
    });
  });

  it("reads one value as a list of one, and a blank value as an empty list", async () => {
    const one = await read(lists, [
      ["countries", "Kenya"],
      ["industries", "mining"],
    ]);
    expect(one).toEqual({ countries: ["KE"], industries: ["mining"] });
    expect(await read(z.object({ countries: CountryList }), [["countries", ""]])).toEqual({ countries: [] });
    expect(
      await read(lists, [
        ["countries", '["Atlantis"]'],
        ["industries", "mining"],
      ]),
    ).toBeNull();
    expect(
      await read(lists, [
        ["countries", JSON.stringify(Array(200).fill("KE"))],
        ["industries", "mining"],
      ]),
    ).toBeNull();
  });

  it("is read in full from an agent request, in every list format", async () => {
    const asked: [string, string][] = [
      ["projectTitle", "Pumps"],
      ["projectDescription", "We look for somebody who sells our solar pumps to cooperatives."],
      ["requiredIndustries", '["Mining","Retail"]'],
      ["requiredCountries", '["KE","UG"]'],
      ["requiredSkills", "Excel, Tenders\nDemos"],
      ["preferredLanguages", "French"],
    ];
    expect(await read(AgentRequestInput, asked)).toMatchObject({
      requiredIndustries: ["mining", "retail"],
      requiredCountries: ["KE", "UG"],
      requiredSkills: ["Excel", "Tenders", "Demos"],
      preferredLanguages: ["French"],
    });
  });
});
