import { Badge } from "~/ui/data/badge";
import { CopyField } from "~/ui/forms/copy-field";
import { Card, Section } from "~/ui/layout/page";
import type { DnsFinding } from "../tables";

const NAMES = {
  spf: "SPF: which servers may send for your domain",
  dkim: "DKIM: the key that signs your mails",
  dmarc: "DMARC: what others do with mails that are not signed",
} as const;

function Finding({ title, finding }: { title: string; finding: DnsFinding }) {
  return (
    <Card title={title}>
      <p>
        <Badge kind={finding.isFine ? "good" : "bad"}>{finding.isFine ? "Fine" : "Missing"}</Badge>{" "}
        {finding.reason ?? "Nothing to do."}
      </p>
      {finding.isFine ? (
        <p className="small muted">
          {finding.name}: {finding.found[0]}
        </p>
      ) : (
        <>
          {finding.found.map((text) => (
            <p className="small muted" key={text}>
              Found: {text}
            </p>
          ))}
          <CopyField label="Name of the TXT record" value={finding.name} />
          <CopyField label="Its text" value={finding.wanted} />
        </>
      )}
    </Card>
  );
}

/** The three records that mail providers ask for, each with what to copy where it is missing. */
export function Records({
  dns,
  checked,
}: {
  dns: Record<keyof typeof NAMES, DnsFinding> | null;
  checked: string | null;
}) {
  return (
    <Section title="Records of your domain">
      {dns ? (
        <>
          <p className="muted">Checked on {checked}. Set these where your domain is managed.</p>
          {Object.entries(NAMES).map(([key, title]) => (
            <Finding key={key} title={title} finding={dns[key as keyof typeof NAMES]} />
          ))}
        </>
      ) : (
        <p>
          Nothing leaves before SPF, DKIM and DMARC are there: mail providers would take your mails for spam.
          The check asks DNS and shows what to copy.
        </p>
      )}
    </Section>
  );
}
