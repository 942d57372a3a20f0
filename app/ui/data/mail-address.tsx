/** An email address in a table: on one line, truncated in a narrow column, and shown in full on hover. */
export const MailAddress = ({
  children,
  isUntitled,
}: {
  children: string;
  /** Inside a `ListBox`, which itself shows truncated text. */
  isUntitled?: boolean;
}) => (
  <span className="mail-address" title={isUntitled ? undefined : children}>
    {children}
  </span>
);
