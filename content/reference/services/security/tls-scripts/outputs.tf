# modules/tls-scripts of the service catalog, v0.96.3.

# This module has no outputs.
