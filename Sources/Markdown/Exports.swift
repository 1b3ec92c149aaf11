// A program needs only `import Markdown`: the blocks that a text has are those of messages.
@_exported import MessageContent
