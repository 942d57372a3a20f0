import { Badge } from "~/ui/data/badge";
import { CopyField } from "~/ui/forms/copy-field";
import { Disclosure } from "~/ui/layout/disclosure";
import { Card, Section } from "~/ui/layout/page";
import type { DnsFinding } from "../tables";

const NAMES = {
  spf: "SPF: servers allowed to send for your domain",
  dkim: "DKIM: signs your emails",
  dmarc: "DMARC: policy for unauthenticated emails",
} as const;

const wordFor = ({ isFine, found }: DnsFinding) =>
  isFine ? "Valid" : found.length > 0 ? "Needs changes" : "Missing";

function Finding({ title, finding }: { title: string; finding: DnsFinding }) {
  return (
    <Card title={title}>
      <p>
        <Badge kind={finding.isFine ? "good" : "bad"}>{wordFor(finding)}</Badge>{" "}
        {finding.reason ?? "No action needed."}
      </p>
      {finding.found.length > 0 ? (
        <Disclosure summary="Current DNS value">
          {finding.found.map((text) => (
            <p className="small whitespace-pre-wrap wrap-anywhere" key={text}>
              <b>{finding.name}</b> {text}
            </p>
          ))}
        </Disclosure>
      ) : null}
      {finding.isFine ? null : (
        <>
          <CopyField label="TXT record name" value={finding.name} />
          <CopyField label="TXT record value" value={finding.wanted} />
        </>
      )}
    </Card>
  );
}

function headingFor(findings: DnsFinding[]): string {
  const wrong = findings.filter(({ isFine }) => !isFine).length;
  if (wrong === 0) return "Your DNS records are valid";
  return `${wrong} of ${findings.length} DNS records ${wrong === 1 ? "needs" : "need"} changes`;
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
            Checked on {checked}. Edit records at your domain provider. Changes take up to an hour.
          </p>
          {Object.entries(NAMES).map(([key, title]) => (
            <Finding key={key} title={title} finding={dns[key as keyof typeof NAMES]} />
          ))}
        </>
      ) : (
        <p>You can send once SPF, DKIM and DMARC are valid. Check your DNS records to see what to add.</p>
      )}
    </Section>
  );
}
