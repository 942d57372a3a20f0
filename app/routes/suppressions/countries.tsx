import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import {
  COUNTRY_RULES,
  type CountryRule,
  EVERY_MAIL,
  RULE_LABELS,
} from "~/domains/suppressions/country-rules";
import { businessPage } from "~/http/pages/page.server";
import { AfricaMap } from "~/ui/charts/africa-map";
import { columnarRows, unpackRows } from "~/ui/data/columnar-rows";
import { type Column, Table } from "~/ui/data/table";
import { Page, Section } from "~/ui/layout/page";
import { SuppressionTabs } from "./tabs";

export const meta: MetaFunction = () => [{ title: "Rules by country" }];

/** What the colours of the map say, the lightest first. */
const WORDS = ["No law that we know of: until they say no", "A law: until they say no", "Only after a yes"];

export const loader = businessPage(async () => ({
  packed: columnarRows([...COUNTRY_RULES]),
  says: RULE_LABELS,
}));

type Row = CountryRule & { words: string };

const COLUMNS: Column<Row>[] = [
  { key: "country", label: "Country", isHeader: true, cell: (row) => row.countryName },
  {
    key: "rule",
    label: "A person",
    cell: (row) => (row.key === "consent" ? <b>{row.words}</b> : row.words),
  },
  { key: "law", label: "Law", cell: (row) => row.law ?? "None that we know of" },
  { key: "note", label: "Take care", cell: (row) => row.note },
];

export default function CountryRulesPage() {
  const { packed, says } = useLoaderData<typeof loader>();
  const rules = unpackRows(packed).map((rule) => ({ ...rule, words: says[rule.key] }));
  return (
    <Page title="Rules by country" subtitle="The reader's country decides, and each message keeps its rule.">
      <SuppressionTabs current="rules" />
      <div className="grid-2">
        <AfricaMap
          title="Consent rules by country"
          hasTable={false}
          unit="Rule"
          steps={[1, 2]}
          categories={WORDS}
          values={rules.map(({ country, countryName, key, law }) => ({
            code: country ?? "",
            name: countryName,
            value: key === "consent" ? 2 : law ? 1 : 0,
          }))}
        />
        <Section title="Required in every email">
          <ul>
            {EVERY_MAIL.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            Without a known country a reader may be written to until they say no; without a known source
            never.
          </p>
        </Section>
      </div>
      <Table caption="54 countries" columns={COLUMNS} rows={rules} rowKey={(row) => row.countryName} />
      <p className="muted small">
        As we know these laws in 2025, and no legal advice: ask a lawyer before you write to many people.
      </p>
    </Page>
  );
}
