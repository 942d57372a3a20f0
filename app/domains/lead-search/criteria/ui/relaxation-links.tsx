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
  if (loosenings.length === 0)
    return <>No single criterion stands in the way: take several away, or import companies of your own.</>;
  return (
    <>
      Companies fit with{" "}
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
