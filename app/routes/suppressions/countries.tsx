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

/** Legend of the map colours, lightest first. */
const WORDS = [
  "No known law: allowed until they unsubscribe",
  "Law: allowed until they unsubscribe",
  "Only with consent",
];

export const loader = businessPage(async () => ({
  packed: columnarRows([...COUNTRY_RULES]),
  says: RULE_LABELS,
}));

type Row = CountryRule & { words: string };

const COLUMNS: Column<Row>[] = [
  { key: "country", label: "Country", isHeader: true, cell: (row) => row.countryName },
  {
    key: "rule",
    label: "Rule",
    cell: (row) => (row.key === "consent" ? <b>{row.words}</b> : row.words),
  },
  { key: "law", label: "Law", cell: (row) => row.law ?? "None known" },
  { key: "note", label: "Notes", cell: (row) => row.note },
];

export default function CountryRulesPage() {
  const { packed, says } = useLoaderData<typeof loader>();
  const rules = unpackRows(packed).map((rule) => ({ ...rule, words: says[rule.key] }));
  return (
    <Page title="Rules by country" subtitle="Based on the recipient’s country. Recorded with each email.">
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
            You can email recipients without a known country until they unsubscribe. Addresses without a known
            source are never emailed.
          </p>
        </Section>
      </div>
      <Table caption="54 countries" columns={COLUMNS} rows={rules} rowKey={(row) => row.countryName} />
      <p className="muted small">As of 2025. Not legal advice; ask a lawyer before large campaigns.</p>
    </Page>
  );
}
