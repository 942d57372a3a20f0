import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

/** Dark on light in both colour schemes, so that cameras can read it. `path` draws on a square of `size` units. */
export function QrCode({ size, path }: { size: number; path: string }) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="232"
      height="232"
      role="img"
      aria-label={m.auth_second_factor_parts_qr_code_with_the_key()}
      shapeRendering="crispEdges"
    >
      <path fill="white" d={`M0 0h${size}v${size}H0z`} />
      <path fill="black" d={path} />
    </svg>
  );
}

/** Recovery codes, shown once as text that can be selected, copied and printed. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <Page title={m.auth_second_factor_parts_two_factor_authentication_turned_on()} width="narrow">
      <Alert kind="warning" title={m.auth_second_factor_parts_save_your_recovery_codes()}>
        {m.auth_second_factor_parts_theyre_shown_once_each_works()}
      </Alert>
      <pre className="num">{codes.join("\n")}</pre>
      <LinkButton to={paths.account.home} kind="primary">
        {m.auth_second_factor_parts_ive_saved_these_codes()}
      </LinkButton>
    </Page>
  );
}
