/**
 * Texts of the module edit `/admin/curso/{cursoId}/modulo/{moduloId}`
 * (docs/specification.md#module-edit).
 */
export const adminModuleEditMessages = {
  title: 'Edit module',
  loading: 'Loading module',
  loadFailed: 'Failed to load course or module.',
  save: 'Save module',
  saving: 'Saving...',
  success: 'Module updated!',
  invalid: 'Could not update. Check your input.',
  serverFailed: 'Could not update. Server error.',
} as const;
