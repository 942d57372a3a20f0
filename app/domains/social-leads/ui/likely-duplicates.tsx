import { Form } from "@remix-run/react";
import { Time } from "~/ui/data/metrics";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import { Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { mergesView, sameView } from "../merging/view";

export const LikelyDuplicates = ({ same }: { same: ReturnType<typeof sameView> }) =>
  same.length === 0 ? null : (
    <Section title="Possible duplicates">
      <ul className="rows">
        {same.map(({ id, name, hint, why, to, mergeTo }) => (
          <li key={id}>
            <span>
              <Link to={to}>{name}</Link> <span className="muted small">{hint}</span>
            </span>
            <span className="muted small">{why}</span>
            <LinkButton slim writes to={mergeTo}>
              Compare and merge
            </LinkButton>
          </li>
        ))}
      </ul>
    </Section>
  );

export const Merges = ({ merges }: { merges: ReturnType<typeof mergesView> }) =>
  merges.length === 0 ? null : (
    <Section title="Merged into this lead">
      <ul className="rows">
        {merges.map(({ id, name, at, timeText, undoTo, until }) => (
          <li key={id}>
            <span>{name}</span>
            <span className="muted small">
              <Time at={at} withHour text={timeText} />
              {undoTo ? `. Can be undone until ${until}.` : null}
            </span>
            {undoTo ? (
              <IfCanWrite>
                <Form method="post" action={undoTo}>
                  <Once />
                  <Submit kind="plain" slim formAction={undoTo}>
                    Undo merge
                  </Submit>
                </Form>
              </IfCanWrite>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
