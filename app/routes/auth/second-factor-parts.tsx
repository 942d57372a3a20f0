import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

/** Dark on light in either colour scheme: cameras read it so. `path` draws on a square of `size` units. */
export function QrCode({ size, path }: { size: number; path: string }) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="232"
      height="232"
      role="img"
      aria-label="QR code with the key below"
      shapeRendering="crispEdges"
    >
      <path fill="white" d={`M0 0h${size}v${size}H0z`} />
      <path fill="black" d={path} />
    </svg>
  );
}

/** Shown once: text that can be selected, copied and printed. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <Page title="Two-factor authentication turned on" width="narrow">
      <Alert kind="warning" title="Save your recovery codes">
        They’re shown once. Each works once if you don’t have your phone. Print or copy them to a safe place
        other than your phone.
      </Alert>
      <pre className="num">{codes.join("\n")}</pre>
      <LinkButton to={paths.account.home} kind="primary">
        I’ve saved these codes
      </LinkButton>
    </Page>
  );
}
