import { useLocation } from "@remix-run/react";
import { Alert } from "~/ui/feedback/alert";
import { Submit } from "~/ui/forms/submit";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { MEND, mendPath } from "../../campaign-draft";
import { type CampaignCheck, isBlocked } from "../campaign-check";

/** `form` is the form on the same page: its input is saved before another screen opens. */
function Mend({
  to: asked,
  label,
  form,
  inPlace,
}: NonNullable<CampaignCheck["mend"]> & Pick<Props, "form" | "inPlace">) {
  const { pathname } = useLocation();
  const to = inPlace?.[asked] ?? asked;
  if (form && !to.includes("#"))
    return (
      <Submit kind="plain" slim form={form} name={MEND} value={to} formNoValidate>
        {label}
      </Submit>
    );
  return (
    <Link to={mendPath(to, pathname)}>
      <b>{label}</b>
    </Link>
  );
}

interface Props {
  checks: CampaignCheck[];
  form?: string | undefined;
  /** Form fields by the path of the screen that they replace. */
  inPlace?: Record<string, string> | undefined;
}

export function CampaignChecks({ checks, form, inPlace }: Props) {
  if (checks.length === 0) return null;
  const open = checks.filter(({ state }) => state !== "done");
  const done = checks.filter(({ state }) => state === "done");
  const isReady = !checks.some(isBlocked);
  return (
    <Alert kind={isReady ? "success" : "warning"} title={isReady ? "Ready to start" : "Not ready to start"}>
      <ul className="p-0 list-none stack tight">
        {open.map(({ message, mend }) => (
          <li key={message}>
            {message} {mend ? <Mend {...mend} form={form} inPlace={inPlace} /> : null}
          </li>
        ))}
        {done.map(({ code, message }) => (
          <li key={code}>
            <Icon name="check" /> {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
