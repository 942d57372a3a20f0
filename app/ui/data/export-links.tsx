import { paths } from "~/paths";

/** Menu items that export a list: all matching rows, not just the page. `to` is the CSV URL. */
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
