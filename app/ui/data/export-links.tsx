import { paths } from "~/paths";

/** In a menu: a list as a file, all rows that match and not the page alone. `to` is the one as CSV. */
export const ExportLinks = ({ to, what }: { to: string; what: string }) => (
  <>
    <a href={to} download>
      {`Export ${what} as CSV`}
    </a>
    <a href={paths.withParameter(to, "format", "xlsx")} download>
      {`Export ${what} as XLSX`}
    </a>
  </>
);
