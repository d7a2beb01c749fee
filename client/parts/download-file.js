// Saves something that this page has made as a file.

/** @param {Blob} blob @param {string} name */
export function downloadFile(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
