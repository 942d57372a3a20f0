import { paths } from "~/paths";
import { LinkButton } from "../forms/link-button";

/** A list as a file: all rows that match, not the page alone. `to` is the one as CSV. */
export const ExportLinks = ({ to, what }: { to: string; what: string }) => (
  <>
    <LinkButton to={to} download slim>
      {`Export ${what} as CSV`}
    </LinkButton>
    <LinkButton to={paths.withParameter(to, "format", "xlsx")} download slim>
      {`Export ${what} as XLSX`}
    </LinkButton>
  </>
);
