import { paths } from "~/paths";
import { Link } from "~/ui/link";

export function LoosenLinks({
  searchId,
  loosenings,
}: {
  searchId: number;
  loosenings: { field: string; label: string }[];
}) {
  const edit = paths.leadSearch.edit(searchId);
  if (loosenings.length === 0) return <>Remove several criteria or import your own companies.</>;
  return (
    <>
      Try{" "}
      {loosenings.map(({ field, label }, index) => (
        <span key={field}>
          {index > 0 ? " or " : ""}
          <Link to={paths.withQuery(edit, { loosen: field })}>{label}</Link>
        </span>
      ))}
      .
    </>
  );
}
