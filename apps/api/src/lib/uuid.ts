/** A UUID in its stored form: lower case, without the prefix `urn:uuid:`. */
export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
