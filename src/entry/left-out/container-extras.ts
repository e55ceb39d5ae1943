/** Stands for the container's plugins and snapshots: an app has one container, made once and never wound back. */
function Unused(): void {}

export { Unused as PluginManager, Unused as SnapshotManager };
