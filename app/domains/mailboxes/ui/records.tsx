import { Badge } from "~/ui/data/badge";
import { CopyField } from "~/ui/forms/copy-field";
import { Disclosure } from "~/ui/layout/disclosure";
import { Card, Section } from "~/ui/layout/page";
import type { DnsFinding } from "../tables";

const NAMES = {
  spf: "SPF: which servers may send for your domain",
  dkim: "DKIM: signs your emails",
  dmarc: "DMARC: what happens to unsigned emails",
} as const;

const wordFor = ({ isFine, found }: DnsFinding) =>
  isFine ? "Fine" : found.length > 0 ? "To be changed" : "Missing";

function Finding({ title, finding }: { title: string; finding: DnsFinding }) {
  return (
    <Card title={title}>
      <p>
        <Badge kind={finding.isFine ? "good" : "bad"}>{wordFor(finding)}</Badge>{" "}
        {finding.reason ?? "Nothing to do."}
      </p>
      {finding.found.length > 0 ? (
        <Disclosure summary="What DNS says now">
          {finding.found.map((text) => (
            <p className="small whitespace-pre-wrap wrap-anywhere" key={text}>
              <b>{finding.name}</b> {text}
            </p>
          ))}
        </Disclosure>
      ) : null}
      {finding.isFine ? null : (
        <>
          <CopyField label="Name of the TXT record" value={finding.name} />
          <CopyField label="Its text" value={finding.wanted} />
        </>
      )}
    </Card>
  );
}

function headingFor(findings: DnsFinding[]): string {
  const wrong = findings.filter(({ isFine }) => !isFine).length;
  if (wrong === 0) return "The records of your domain are fine";
  return `${wrong} of ${findings.length} records of your domain ${wrong === 1 ? "needs" : "need"} you`;
}

export function Records({
  dns,
  checked,
}: {
  dns: Record<keyof typeof NAMES, DnsFinding> | null;
  checked: string | null;
}) {
  return (
    <Section title={dns ? headingFor(Object.values(dns)) : "DNS records"}>
      {dns ? (
        <>
          <p className="muted">
            Checked on {checked}. Records are set where your domain was bought; a change can take an hour to
            be seen.
          </p>
          {Object.entries(NAMES).map(([key, title]) => (
            <Finding key={key} title={title} finding={dns[key as keyof typeof NAMES]} />
          ))}
        </>
      ) : (
        <p>
          Set up SPF, DKIM and DMARC before sending, or your emails may go to spam. Copy the records below.
        </p>
      )}
    </Section>
  );
}
