import { DataWeight } from "./data-weight";

/** The foot of working screens. */
export function WorkFooter({ appName }: { appName: string }) {
  return (
    <footer className="footer">
      <div className="bar-in">
        <span>{appName}</span>
        <DataWeight />
      </div>
    </footer>
  );
}
