import { useLoaderData } from "@remix-run/react";
import { Field, type Option } from "~/ui/forms/field";
import type { PageOwners } from "../page-owners";

const FIRST: Option[] = [
  { value: "me", label: "You" },
  { value: "none", label: "No owner" },
];

export function OwnerField({ id, team, chosen }: { id: string; team: Option[]; chosen: string }) {
  const known = [...FIRST, ...team];
  const isKnown = !chosen || known.some(({ value }) => value === chosen);
  return (
    <Field
      field={{
        id,
        name: "owner",
        errorId: `${id}-error`,
        descriptionId: `${id}-hint`,
        initialValue: chosen,
      }}
      label="Owner"
      type="select"
      placeholder="Owner"
      options={isKnown ? known : [...known, { value: chosen, label: "Former teammate" }]}
      isFilter
    />
  );
}

const usePageOwners = () => (useLoaderData() as { owners?: PageOwners } | null)?.owners;

export function OwnerFilter() {
  const owners = usePageOwners();
  return owners ? <OwnerField id="owner-filter" {...owners} /> : null;
}

function OwnerName({ userId }: { userId: number }) {
  const owners = usePageOwners();
  const place = owners?.rows?.[userId];
  if (place === undefined) return null;
  return owners?.team[place]?.label;
}

export const OWNER_COLUMN = {
  key: "owner",
  label: "Owner",
  isOptional: true,
  cell: ({ id }: { id: number }) => <OwnerName userId={id} />,
};
