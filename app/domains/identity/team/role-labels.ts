export const ROLE_LABELS = {
  owner: { name: "Owner", may: "full access, including team and billing" },
  member: { name: "Member", may: "full access, except team and billing" },
  viewer: { name: "Viewer", may: "view only" },
} as const;

export const ROLE_CHOICES = (["member", "viewer", "owner"] as const).map((role) => ({
  value: role,
  label: ROLE_LABELS[role].name,
}));

/** Shown next to the select, because phones cut off longer option labels. */
export const ROLES_HINT = `${Object.values(ROLE_LABELS)
  .map(({ name, may }) => `${name}: ${may}`)
  .join(". ")}.`;
